import type { Words } from '../words.ts';

export const learn: Words['learn'] = {
  title: { onsets: 'On-Sets en dos minutos', equations: 'Equations en dos minutos' },
  progress: (at, of) => `Paso ${at} de ${of}`,
  back: 'Atrás',
  next: 'Seguir',
  skip: 'Saltar esto',
  play: 'Jugar una partida',
  practise: 'Practicar antes',
  notThat: 'Eso no. Mira otra vez.',
  onsets: {
    cards: {
      title: 'Las cartas',
      says: 'Se reparten unas cartas: son el Universo. Cada una tiene puntos de hasta cuatro colores: azul (B), rojo (R), verde (G) y amarillo (Y).',
      asks: 'El conjunto B son todas las cartas con un punto azul. Tócalas todas.',
      because: 'Esas cuatro cartas son el conjunto B.',
    },
    and: {
      title: 'Las dos cosas: ∩',
      says: 'B ∩ R son las cartas que están en B y en R a la vez.',
      asks: 'Toca las cartas de B ∩ R.',
      because: 'Dos cartas tienen un punto azul y uno rojo.',
    },
    or: {
      title: 'Una cosa u otra: ∪',
      says: 'R ∪ G son todas las cartas que están en R, en G o en ambos.',
      asks: 'Toca las cartas de R ∪ G.',
      because: 'Cinco cartas tienen un punto rojo o uno verde.',
    },
    goal: {
      title: 'La Meta',
      says: 'Un jugador pone un número: la Meta. Una Solución es un conjunto con exactamente ese número de cartas.',
      asks: 'La Meta es 2. ¿Cuál es una Solución?',
      because: 'B ∩ R tiene dos cartas, y la Meta es dos.',
    },
    mat: {
      title: 'El tapete',
      says: 'Por turnos, cada jugador mueve un cubo de los Recursos al tapete. Required: toda Solución debe usarlo. Permitted: puede usarlo. Forbidden: no puede. Cada movimiento vale para todos.',
      asks: '',
      because: '',
    },
    now: {
      title: 'Desafío: ¡Now!',
      says: 'Si la última jugada dejó todo listo para una Solución con un cubo más como mucho, toma el bloque y di Now. Después tienes que escribirla.',
      asks: 'La Meta es 2, y B y ∩ están en el tapete. ¿Qué cubo hace una Solución?',
      because: 'Con R escribes B ∩ R. Y si nunca se puede hacer una Solución, la palabra es Impossible.',
    },
    grouping: {
      title: 'Di exactamente lo que quieres decir',
      says: 'Sin paréntesis, los demás pueden leer tu Solución a su manera. Si una manera no da la Meta, pierdes.',
      asks: 'La Meta es 4. ¿Cuál es segura?',
      because: 'G ∪ (B ∩ R) tiene cuatro cartas, se mire como se mire.',
    },
    done: {
      title: 'Ese es el juego',
      says: 'Quien gana un desafío recibe 6 puntos. Hay más, como las Restricciones y las variaciones, pero ya puedes jugar.',
      asks: '',
      because: '',
    },
  },
  equations: {
    cubes: {
      title: 'Los cubos',
      says: 'Se tiran 24 cubos. Muestran cifras y operaciones: +, −, ×, ÷, ^ para potencias y √ para raíces.',
      asks: '',
      because: '',
    },
    goal: {
      title: 'La Meta',
      says: 'Un jugador pone la Meta con hasta seis cubos, por ejemplo 37. Una Solución se hace con otros cubos y vale lo mismo.',
      asks: 'La Meta es 37. ¿Cuál es una Solución?',
      because: '6 por 6 son 36, y uno más son 37.',
    },
    oneDigit: {
      title: 'Las cifras, de una en una',
      says: 'En la Meta, dos cifras juntas hacen un número como 37. En una Solución cada cifra va sola, con una operación entre dos de ellas.',
      asks: '¿Qué no puedes escribir en una Solución?',
      because: 'Dos cifras sin operación son solo para la Meta, si ninguna variación dice otra cosa.',
    },
    power: {
      title: 'Potencias',
      says: '2^3 es 2 por 2 por 2.',
      asks: '¿Cuánto vale 2^3?',
      because: '2 por 2 por 2 son 8.',
    },
    grouping: {
      title: 'Di exactamente lo que quieres decir',
      says: 'Ninguna operación va antes por sí sola. Sin paréntesis los demás pueden agrupar tu Solución a su manera, y si una manera no da la Meta, pierdes.',
      asks: 'La Meta es 3. ¿Cuál es segura?',
      because: '(9−4)−2 solo puede valer 3. Las otras pueden valer, o valen, 7.',
    },
    mat: {
      title: 'El tapete',
      says: 'Por turnos, cada jugador mueve un cubo al tapete. Required: toda Solución debe usarlo. Permitted: puede usarlo. Forbidden: no puede. Cada movimiento vale para todos.',
      asks: '',
      because: '',
    },
    now: {
      title: 'Desafío: ¡Now!',
      says: 'Si la última jugada dejó todo listo para una Solución con un cubo más como mucho, toma el bloque y di Now. Después tienes que escribirla.',
      asks: 'La Meta es 15, y 3 y × están en el tapete. ¿Qué cubo hace una Solución?',
      because: '3×5 son 15. Y si nunca se puede hacer una Solución, la palabra es Impossible.',
    },
    done: {
      title: 'Ese es el juego',
      says: 'Quien gana un desafío recibe 6 puntos. Las variaciones lo hacen más rico, pero ya puedes jugar.',
      asks: '',
      because: '',
    },
  },
};
