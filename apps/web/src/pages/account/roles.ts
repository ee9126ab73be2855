import type { Me } from '@forceout/client';

type Role = Me['role'];

/** Which roles somebody can give to others; the server decides, this only spares a refusal. */
export function rolesToGrant(role: Role): readonly Role[] {
  switch (role) {
    case 'admin':
      return ['player', 'coach', 'judge', 'director', 'admin'];
    case 'director':
      return ['player', 'coach', 'judge'];
    case 'player':
    case 'coach':
    case 'judge':
      return [];
  }
}
