import { z } from 'zod';
import type { Route } from './route.ts';

const ERRORS: Readonly<Record<string, string>> = {
  '400': 'Malformed; the message names the field',
  '401': 'Not signed in',
  '403': 'Not allowed',
  '404': 'There is no such thing',
  '409': 'Taken, or too many',
  '413': 'Too long',
  '429': 'Too fast; `Retry-After` says when',
  '503': 'Try again in a moment',
};

/** The description of the API, from the schemas that validate it. */
export function openApi(routes: readonly Route[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    paths[route.path] ??= {};
    paths[route.path]![route.method] = operation(route);
  }
  const problem = {
    type: 'object',
    properties: {
      error: { type: 'object', properties: { code: { type: 'string' }, message: { type: 'string' } } },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Forceout', version },
    paths,
    components: {
      schemas: { Problem: problem },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'forceout' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation({ path, summary, body, answer, who, takes }: Route): object {
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const failures = Object.entries(ERRORS).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } },
  ]);
  return {
    summary,
    ...(who === 'signed-in' ? { security: [{ cookie: [] }, { token: [] }] } : {}),
    ...(parts.length === 0
      ? {}
      : {
          parameters: parts.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
        }),
    ...(body === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: contentOf(takes ?? { 'application/json': body }),
          },
        }),
    responses: {
      '200': { description: 'Done', content: { 'application/json': { schema: schemaOf(answer, 'output') } } },
      ...Object.fromEntries(failures),
    },
  };
}

function contentOf(takes: Readonly<Record<string, z.ZodType>>): object {
  return Object.fromEntries(
    Object.entries(takes).map(([type, schema]) => [type, { schema: schemaOf(schema, 'input') }]),
  );
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
