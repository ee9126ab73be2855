import type { NetworkFacts } from '../../../day/facts/round-trips.ts';

/** Does this phone reach the laptop? */
export const network = {
  title: 'Network test',
  is: {
    unknown: 'Asking the laptop …',
    good: 'The laptop answers',
    slow: 'The laptop answers, but slowly',
    gone: 'The laptop does not answer',
  } satisfies Record<NetworkFacts['is'], string> as Readonly<Record<NetworkFacts['is'], string>>,
  means: {
    unknown: 'A moment, please.',
    good: 'Everything works here. Walk on: corners of the hall may be worse.',
    slow: 'What you do is saved, but it takes its time. Come closer to the access point.',
    gone: 'What you do is kept on this device and sent when the laptop is back.',
  } satisfies Record<NetworkFacts['is'], string> as Readonly<Record<NetworkFacts['is'], string>>,
  median: 'Half of the answers within',
  longest: 'The slowest',
  lost: 'Not answered',
  line: 'Changes arrive by themselves',
  clock: 'The laptop’s clock is ahead of this one by',
  address: 'Address of the laptop',
  devices: 'Devices that listen',
  joined: (staff: number, phones: number): string => `${staff} of the staff, ${phones} phones`,
  milliseconds: (ms: number): string => `${ms} ms`,
  seconds: (s: string): string => `${s} s`,
  of: (lost: number, all: number): string => `${lost} of the last ${all}`,
  open: 'yes',
  shut: 'no, it is tried again',
  help: 'If it does not work',
  helps: [
    'Is this device in the Wi-Fi of the hall, not in that of the phone company? The card at the door has its name.',
    'The address begins with http, not with https.',
    'Guest networks often keep devices apart from each other: ask for one that does not, or put up a router of your own.',
    'On the laptop the firewall must let the server be reached from outside; it asks once, at the first start.',
    'A laptop that serves as a hotspot itself takes about eight devices: enough for staff, not for a hall.',
  ],
  card: 'Print the Wi-Fi card',
  back: 'Back',
};
