export { VARIATIONS_EN as tableVariations } from '@forceout/players/words';
