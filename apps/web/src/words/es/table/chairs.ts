import type { Words } from '../../words.ts';

export const chairs: Words['chairs'] = {
  bot: 'Poner un bot aquí',
  botLevel: 'Qué tan fuerte es el bot',
  sendAway: 'Despedir al bot',
  beginWithout: 'Empezar con una silla vacía',
  beginWithoutHelp: 'Quien llegue después la ocupa y juega desde la próxima tirada.',
  takeLate: 'Ocupar la silla vacía',
  door: 'La puerta',
  doorHelp: 'Tú hiciste esta mesa: tú dices quién se sienta.',
  kick: (who) => `Pedir a ${who} que se levante`,
  ban: (who) => `No dejar entrar a ${who}`,
  asks: (who) => `${who} pide entrar.`,
  isIn: (who) => `${who} puede entrar.`,
  isOut: (who) => `${who} no puede entrar.`,
  letIn: (who) => `Dejar entrar a ${who}`,
  approval: 'Yo dejo entrar',
  approvalWhy: 'Quien quiere un asiento lo pide, y tú dices sí o no.',
  onlyClass: 'Quién puede venir',
  onlyClassWhy: 'Una mesa para una clase no está abierta a nadie más.',
  everybody: 'Todos',
  classOnly: (name) => `Solo ${name}`,
};
