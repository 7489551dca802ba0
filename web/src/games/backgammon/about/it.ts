export const it: readonly string[] = [
  'Prima del primo lancio la macchina scrive una lunga lista di numeri segreti e la sigilla. Tu vedi il ' +
    'sigillo. Non mostra nulla, ma nessun numero può essere cambiato sotto di esso.',
  'Poi ti vengono chieste alcune parole tue, scritte o agitate con il puntatore. Puoi lasciarle; allora la ' +
    'macchina ne sorteggia alcune, e la registrazione lo dice.',
  'Ogni lancio apre il numero successivo della lista. Insieme alle tue parole dà i dadi: né la macchina né ' +
    'tu potete piegarli a vostro piacere.',
  'A partita finita, «Verifica i dadi» rifà ogni conto sul tuo dispositivo, lancio per lancio, senza di noi ' +
    'e senza rete. Chi ha la registrazione può fare lo stesso.',
  'I dadi veri che scrivi sono segnati come scritti: su di essi nulla è provato.',
];
