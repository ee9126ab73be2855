import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import { headerOf, refuseSocket } from './entrance.ts';
import type { Entrance } from './entrance.ts';

/** Sockets of a tournament day, of its staff and of everybody. */
export const isOfDay = (url: string): boolean => /^\/socket\/(days|t)\//u.test(url);

/** One header of whoever asks for a socket. */
export type Header = (name: string) => string | undefined;

/** A kind of sockets: which addresses are its own, who may come in (or the status with which they may not), and what then. */
export interface SocketKind<Admitted> {
  readonly sockets: WebSocketServer;
  readonly owns: (url: string) => boolean;
  readonly admit: (request: IncomingMessage, header: Header, block: string) => Promise<Admitted | number>;
  readonly start: (socket: WebSocket, admitted: Admitted) => void;
}

/** Every request for a socket goes, past the entrance, to the kind that owns its address. */
export function takeSockets<Admitted>(http: Server, entrance: Entrance, kind: SocketKind<Admitted>): void {
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // As it was sent: whoever sends what is no address at all is refused below, and nothing else happens.
    if (!kind.owns(request.url ?? '/')) return;
    socket.on('error', () => socket.destroy());
    const block = entrance.letsUp(request, socket);
    if (block !== null) void upgrade(kind, request, socket, head, block);
  });
}

async function upgrade<Admitted>(
  { sockets, admit, start }: SocketKind<Admitted>,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  block: string,
): Promise<void> {
  try {
    const admitted = await admit(request, (name) => headerOf(request, name), block);
    if (typeof admitted === 'number') return refuseSocket(socket, admitted);
    sockets.handleUpgrade(request, socket, head, (wire) => start(wire, admitted));
  } catch {
    socket.destroy();
  }
}
