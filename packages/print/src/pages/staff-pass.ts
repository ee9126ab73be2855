import type { PrintedDay } from '../day/day.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import { qrCode } from '../qr.ts';
import type { Words } from '../words/index.ts';
import { dayLine, fit } from './frame.ts';
import { inGroups } from './groups.ts';

/** What a director hands to one named person. The code is shown once, here: the server keeps a digest of it only. */
export interface StaffPass {
  readonly name: string;
  readonly role: string;
  readonly code: string;
  readonly address: string;
  readonly link: string;
}

const ON_A_PAGE = 8;

export function staffPasses(day: PrintedDay, passes: readonly StaffPass[], words: Words): readonly Html[] {
  return inGroups(passes, ON_A_PAGE).map(
    (group) => html`<section class="page passes">${group.map((pass) => onePass(day, pass, words))}</section>`,
  );
}

function onePass(day: PrintedDay, { name, role, code, address, link }: StaffPass, { pass }: Words): Html {
  return html`<article class="pass">
    ${qrCode(link, pass.title)}
    <div>
      <small>${pass.title} · ${dayLine(day)}</small>
      <p class="who ${fit(name, 18)}">${name}</p>
      <p>${role}</p>
      <p class="code"><small>${pass.code}</small> ${code}</p>
      <small>${pass.scan}<br />${address}</small>
    </div>
  </article>`;
}
