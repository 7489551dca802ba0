export const es: readonly string[] = [
  'Antes de la primera tirada la máquina escribe una larga lista de números secretos y la sella. Tú ves el ' +
    'sello. No muestra nada, pero ningún número puede cambiarse debajo de él.',
  'Después se te piden unas palabras tuyas, escritas o agitadas con el puntero. Puedes omitirlas; entonces ' +
    'la máquina sortea algunas, y el registro lo dice.',
  'Cada tirada abre el número siguiente de la lista. Junto con tus palabras da los dados: ni la máquina ni ' +
    'tú podéis torcerlos a vuestro gusto.',
  'Cuando la partida termina, «Comprobar los dados» repite cada cuenta en tu dispositivo, tirada por ' +
    'tirada, sin nosotros y sin red. Quien tenga el registro puede hacer lo mismo.',
  'Los dados de verdad que escribes quedan marcados como escritos: de ellos no se prueba nada.',
];
