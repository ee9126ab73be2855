import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for one another, and without vowels no code spells a word. */
const CODE_LETTERS = 'BCDFGHJKMNPQRTVWXYZ23456789';
const CODE_LENGTH = 6;
const WORDS = (
  'apple arrow autumn basket beacon bridge butter candle canyon carpet cedar circle cloud clover comet copper coral ' +
  'cotton cricket crystal daisy dolphin dragon eagle ember engine falcon feather fern fiddle forest fossil fountain ' +
  'galaxy garden ginger glacier granite grape hammer harbor harvest hazel hedgehog helmet honey island ivory jacket ' +
  'jasmine jungle juniper kettle kitten ladder lagoon lantern lemon lilac lizard lobster magnet mango maple marble ' +
  'meadow melon mirror mitten mountain mustard needle nickel oasis ocean olive onion orange orchid otter oyster ' +
  'paddle panda paper parrot peach pebble pencil pepper piano pickle pigeon pillow planet plum pocket pollen potato ' +
  'puffin pumpkin puzzle quartz quilt rabbit radish raven ribbon river rocket saddle salmon sandal saturn shadow ' +
  'silver sparrow spider spruce squirrel sunset tiger timber tomato tulip tunnel turtle velvet violin walnut willow ' +
  'window winter wizard yellow zebra'
).split(' ');

export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** What a table's dice come from, together with what its seats bring. */
export function newSeed(): string {
  return randomBytes(24).toString('hex');
}

/** A short code to read out in a classroom. */
export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

/** Codes are read in either case, with spaces or dashes in them. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** 256 random bits that open a session; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Four words for a child who forgot theirs: easy to write on a slip of paper, half a billion to guess from. */
export function newPassphrase(): string {
  return Array.from({ length: 4 }, () => WORDS[randomInt(WORDS.length)]).join('-');
}
