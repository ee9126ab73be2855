import type { Words } from '../words.ts';

export const reading: Words['reading'] = {
  rules: {
    itIs: (task) => `"${task}": se escribe forceout rules read, search, compare o check`,
    whichBook: (ids) => `¿qué reglamento? Hay ${ids}`,
    noBook: (id, ids) => `no hay ningún reglamento "${id}"; hay ${ids}`,
    noSection: (book, section) => `${book} no tiene ninguna sección ${section}`,
    searchWhat: '¿qué se busca? forceout rules search extra',
    nothingFound: (words) => `no se encontró nada de "${words}"`,
    twoBooks: (word) => `se comparan dos reglamentos: ¿qué es "${word}"?`,
    twoGames: 'los reglamentos de dos juegos distintos no se comparan',
    alike: 'Contestan igual a todas las preguntas.',
    notThere: 'no está',
    differences: (first, second, count) => `${first} → ${second}: ${count} diferencias`,
    checked: (title, id, base, count) =>
      `${title} (${id}) es ${base} ${count === 0 ? 'sin ningún cambio' : count === 1 ? 'con una diferencia:' : `con ${count} diferencias:`}`,
  },
  clockDecided: 'en esta partida un reloj decidió algo, así que le hacen falta sus tiempos',
  played: (players) => `--player: jugaron ${players.join(', ')}`,
  verify: {
    all: (rolls, deals, nonces) =>
      `${rolls === 1 ? '1 lanzamiento' : `${rolls} lanzamientos`} y ${deals === 1 ? '1 reparto' : `${deals} repartos`} salen de ${nonces ? 'la semilla y los números de azar de los jugadores' : 'la semilla'}, como se prometió antes de la partida.`,
    seed: 'La semilla no es la que se prometió.',
    event: (index, type, says, should, nonces) =>
      `El suceso ${index} (${type}) dice ${says}; ${nonces ? 'la semilla y los números de azar de los jugadores dan' : 'la semilla da'} ${should}.`,
  },
};
