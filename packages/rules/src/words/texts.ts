import type { Told } from '../said/said.ts';

/** A sentence inside another one. */
export type Tell = (told: Told) => string;

/** A text for every sentence of a subject: as it is, or made of what stands in its blanks. */
export type Texts<Sentences> = {
  readonly [Id in keyof Sentences]: keyof Sentences[Id] extends never
    ? string
    : (blanks: Sentences[Id], tell: Tell) => string;
};
