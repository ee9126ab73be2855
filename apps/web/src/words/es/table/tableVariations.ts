export { VARIATIONS_ES as tableVariations } from '@forceout/players/words';
