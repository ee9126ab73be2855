import type { ReactNode } from 'react';
import { AddEvent } from './add-event.tsx';
import { Copies } from './copies.tsx';
import { DayEvents } from './day-events.tsx';
import { DaySettings } from './day-settings.tsx';
import { Journal } from './journal.tsx';
import { OwnBook } from './own-book.tsx';
import { Passes } from './passes.tsx';
import { PlayTogether } from './play-together.tsx';
import { Rooms } from './rooms.tsx';
import '../style/settings.css';

/** `/run/<id>/settings`: events, staff, rooms, and what a preset filled in. */
export default function Settings(): ReactNode {
  return (
    <div className="day-settings">
      <div className="settings-column">
        <DayEvents />
        <AddEvent />
        <PlayTogether />
        <OwnBook />
        <Rooms />
        <DaySettings />
      </div>
      <div className="settings-column">
        <Passes />
        <Copies />
        <Journal />
      </div>
    </div>
  );
}
