import type { Route } from '../../api/route.ts';
import { DAY_STAFF_ROUTES } from './day-routes.ts';
import { NETWORK_ROUTES } from './network-routes.ts';
import { PAPER_ROUTES } from './paper-routes.ts';
import { PASS_ROUTES } from './pass-routes.ts';
import { PHONE_ROUTES } from './phone-routes.ts';
import { PHOTO_ROUTES } from './photo-routes.ts';
import { SCHOOL_ROUTES } from './school-routes.ts';
import { PUBLIC_ROUTES } from './public-routes.ts';

/** Everything of a tournament day over HTTP; docs/tournaments.md tells its story. */
export const DAY_ROUTES: readonly Route[] = [
  ...DAY_STAFF_ROUTES,
  ...PASS_ROUTES,
  ...PAPER_ROUTES,
  ...PHOTO_ROUTES,
  ...SCHOOL_ROUTES,
  ...NETWORK_ROUTES,
  ...PUBLIC_ROUTES,
  ...PHONE_ROUTES,
];
