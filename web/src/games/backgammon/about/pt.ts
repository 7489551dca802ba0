export const pt: readonly string[] = [
  'Antes do primeiro lançamento a máquina escreve uma longa lista de números secretos e a lacra. Você vê o ' +
    'lacre. Ele não mostra nada, mas nenhum número pode ser trocado debaixo dele.',
  'Depois pedem-se a você algumas palavras, digitadas ou agitadas com o ponteiro. Pode deixá-las de lado; ' +
    'então a máquina sorteia algumas, e o registro diz isso.',
  'Cada lançamento abre o número seguinte da lista. Junto com as suas palavras ele dá os dados: nem a ' +
    'máquina nem você podem dobrá-los à sua vontade.',
  'Quando a partida acaba, “Conferir os dados” refaz cada conta no seu aparelho, lançamento por lançamento, ' +
    'sem nós e sem rede. Quem tem o registro pode fazer o mesmo.',
  'Dados de verdade, que você digita, ficam marcados como digitados: sobre eles nada é provado.',
];
