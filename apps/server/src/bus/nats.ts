import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { Bus } from './bus.ts';

const PORT = 4222;
const PREFIX = 'forceout';
/** How often the wire is tried, and after how much silence it counts as gone. */
const PING_EVERY = 3000;
const SILENT_AFTER = 7000;
const AGAIN_AFTER = 500;
/** What waits to be sent while the wire is slow; beyond it messages are lost, which the check of heads makes good. */
const MOST_UNSENT = 8_000_000;
const FIRST_WITHIN = 5000;

/** A NATS server as the bus, by its plain text protocol: one subject, one subscription. */
export async function openNats(address: string): Promise<Bus> {
  const url = new URL(address);
  const wire = new Wire(url, `${url.pathname.slice(1) || PREFIX}.all`);
  await wire.open();
  return {
    publish: (message) => wire.publish(message),
    listen: (heard) => {
      wire.listeners.push(heard);
      heard(null);
      return Promise.resolve();
    },
    close: () => wire.close(),
  };
}

class Wire {
  readonly listeners: ((message: string | null) => void)[] = [];
  readonly #url: URL;
  readonly #subject: string;
  #socket: Socket | null = null;
  #rest: Buffer = Buffer.alloc(0);
  #heardAt = 0;
  #timer: NodeJS.Timeout | null = null;
  #again: NodeJS.Timeout | null = null;
  #closed = false;
  #ready = false;

  constructor(url: URL, subject: string) {
    this.#url = url;
    this.#subject = subject;
  }

  /** The first time a server that is not there is an error; later on it is waited for. */
  async open(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no NATS at ${this.#url.host}`)), FIRST_WITHIN);
      this.#connect((error) => {
        clearTimeout(late);
        if (error === null) resolve();
        else reject(new Error(`no NATS at ${this.#url.host}: ${error.message}`));
      });
    }).catch(async (error: unknown) => {
      await this.close();
      throw error;
    });
    this.#timer = setInterval(() => this.#beat(), PING_EVERY);
    this.#timer.unref();
  }

  publish(message: string): void {
    const socket = this.#socket;
    if (!this.#ready || socket === null || socket.writableLength > MOST_UNSENT) return;
    socket.write(`PUB ${this.#subject} ${Buffer.byteLength(message)}\r\n${message}\r\n`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    if (this.#again !== null) clearTimeout(this.#again);
    const socket = this.#socket;
    if (socket === null || socket.destroyed) return;
    await new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
      socket.end();
      setTimeout(() => socket.destroy(), 200).unref();
    });
  }

  #connect(first?: (error: Error | null) => void): void {
    const socket = connect(Number(this.#url.port || PORT), this.#url.hostname);
    this.#socket = socket;
    this.#rest = Buffer.alloc(0);
    this.#heardAt = performance.now();
    let tell = first;
    socket.setNoDelay(true);
    socket.on('data', (data: Buffer) => {
      this.#heardAt = performance.now();
      this.#read(data, () => {
        this.#ready = true;
        tell?.(null);
        tell = undefined;
        // Whatever was said before this is gone.
        for (const heard of this.listeners) heard(null);
      });
    });
    socket.on('error', (error) => tell?.(error));
    socket.on('close', () => {
      this.#ready = false;
      if (this.#closed || this.#socket !== socket) return;
      this.#again = setTimeout(() => this.#connect(), AGAIN_AFTER);
    });
  }

  #beat(): void {
    if (performance.now() - this.#heardAt > SILENT_AFTER) this.#socket?.destroy();
    else if (this.#ready) this.#socket?.write('PING\r\n');
  }

  /** `welcome` is called when the server has answered the greeting. */
  #read(data: Buffer, welcome: () => void): void {
    let rest = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data]);
    for (;;) {
      const end = rest.indexOf('\r\n');
      if (end < 0) break;
      const line = rest.subarray(0, end).toString();
      if (line.startsWith('MSG ')) {
        const length = Number(line.slice(line.lastIndexOf(' ') + 1));
        const from = end + 2;
        if (rest.length < from + length + 2) break;
        const message = rest.subarray(from, from + length).toString();
        rest = rest.subarray(from + length + 2);
        for (const heard of this.listeners) heard(message);
        continue;
      }
      rest = rest.subarray(end + 2);
      if (line.startsWith('INFO')) this.#greet();
      else if (line === 'PING') this.#socket?.write('PONG\r\n');
      else if (line === 'PONG' && !this.#ready) welcome();
      else if (line.startsWith('-ERR')) this.#socket?.destroy(new Error(line));
    }
    this.#rest = rest;
  }

  #greet(): void {
    const { username, password } = this.#url;
    const user =
      username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
    const greeting = { verbose: false, pedantic: false, lang: 'node', version: '1', protocol: 1, ...user };
    this.#socket?.write(`CONNECT ${JSON.stringify(greeting)}\r\nSUB ${this.#subject} 1\r\nPING\r\n`);
  }
}
