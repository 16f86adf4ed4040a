import { authentication } from './requirements/authentication.ts';
import { decisionsAdded } from './requirements/decisions-added.ts';
import { decisionsOnCalls } from './requirements/decisions-calls.ts';
import { decisionsOnDoors } from './requirements/decisions-doors.ts';
import { decisionsOnMail } from './requirements/decisions-mail.ts';
import { endpoints } from './requirements/endpoints.ts';
import { eventsErrorsLimits } from './requirements/events-errors-limits.ts';
import { resources } from './requirements/resources.ts';
import type { Section } from './requirements/section.ts';
import { states } from './requirements/states.ts';
import { whatItDoes } from './requirements/what-it-does.ts';

/** A sentence of the interface, or a decision where the interface leaves it open, that can be true or false. */
export interface Requirement {
  /** What the titles of tests cite in square brackets. */
  readonly id: string;
  /** Where it is said. */
  readonly section: string;
  readonly text: string;
}

const sections: readonly Section[] = [
  ...whatItDoes,
  ...resources,
  ...states,
  ...endpoints,
  ...authentication,
  ...eventsErrorsLimits,
  ...decisionsOnCalls,
  ...decisionsOnMail,
  ...decisionsOnDoors,
  ...decisionsAdded,
];

/** All that the service promises. Each is cited by a test on the running system. */
export const requirements: readonly Requirement[] = sections.flatMap(({ section, requirements: those }) =>
  those.map((requirement) => ({ ...requirement, section })),
);
