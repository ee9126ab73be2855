import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';

/** Sockets of a tournament day, of its staff and of everybody. */
export const isOfDay = (url: string): boolean => /^\/socket\/(days|t)\//u.test(url);

/** One header of whoever asks for a socket. */
export type Header = (name: string) => string | undefined;

/** A kind of sockets: which addresses are its own, who may come in (or the status with which they may not), and what then. */
export interface Entrance<Admitted> {
  readonly sockets: WebSocketServer;
  readonly owns: (url: string) => boolean;
  readonly admit: (request: IncomingMessage, header: Header) => Promise<Admitted | number>;
  readonly start: (socket: WebSocket, admitted: Admitted) => void;
}

/** Every request for a socket goes to the entrance that owns its address. */
export function openEntrance<Admitted>(http: Server, entrance: Entrance<Admitted>): void {
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // As it was sent: whoever sends what is no address at all is refused below, and nothing else happens.
    if (entrance.owns(request.url ?? '/')) void upgrade(entrance, request, socket, head);
  });
}

async function upgrade<Admitted>(
  { sockets, admit, start }: Entrance<Admitted>,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<void> {
  socket.on('error', () => socket.destroy());
  try {
    const admitted = await admit(request, (name) => [request.headers[name]].flat()[0]);
    if (typeof admitted === 'number') {
      socket.end(`HTTP/1.1 ${admitted} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (wire) => start(wire, admitted));
  } catch {
    socket.destroy();
  }
}
