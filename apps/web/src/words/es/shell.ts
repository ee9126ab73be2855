import type { Words } from '../words.ts';

export const shell: Words['shell'] = {
  titles: {
    home: '',
    play: 'Jugar',
    hotseat: 'En este dispositivo',
    learn: 'Aprender',
    practise: 'Practicar',
    puzzle: 'El reto de hoy',
    judge: 'Juez',
    solve: 'Solucionador',
    rules: 'Reglas',
    matches: 'Partidas',
    account: 'Cuenta',
    class: 'Clase',
    review: 'Repaso',
    join: 'Unirse',
    missing: 'No hay tal página',
  },
  skip: 'Ir a la página',
  loading: 'Un momento …',
  sections: 'Secciones',
  places: { play: 'Jugar', practise: 'Practicar', judge: 'Juzgar', solve: 'Resolver', rules: 'Reglas' },
  account: 'Tú',
  theme: {
    auto: 'Los colores siguen a tu aparato. Cambiar a claros',
    light: 'Colores claros. Cambiar a oscuros',
    dark: 'Colores oscuros. Cambiar a los de tu aparato',
  },
  otherLanguage: 'EN: English',
  missing: 'Esta página no existe',
  toHome: 'A la primera página',
  broken: 'Esta página se rompió',
  brokenAdvice:
    'Es culpa nuestra, y no se pierde nada de lo que hiciste en una mesa. Carga la página otra vez para seguir.',
  reload: 'Cargarla otra vez',
};
