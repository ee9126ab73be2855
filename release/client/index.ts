/** The server's typed client: requests over HTTP, and tables live over a socket. */
export { Api, ApiError, Live, PROTOCOL, viewsOf } from '@forceout/client';
export type {
  ApiOptions,
  ClientMessage,
  ListedTable,
  LiveOptions,
  Me,
  Numbered,
  OnView,
  Past,
  Refused,
  ServerMessage,
  SocketLike,
  TableAsked,
  TableCommand,
  TableSettings,
  TableView,
} from '@forceout/client';
