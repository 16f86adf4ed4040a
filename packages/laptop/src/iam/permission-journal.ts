/** Resources remembered for each action of a role: object keys would otherwise grow with the mail. */
const REMEMBERED_RESOURCES = 200;

/** A permission that a role has used. */
interface UsedPermission {
  readonly roleLogicalId: string;
  readonly action: string;
  readonly resource: string;
}

/**
 * Records which permissions were used, so that a test can compare them with the grants of the template. Of each role's
 * action the first 200 distinct resources are kept.
 */
export class PermissionJournal {
  readonly #used = new Map<string, Map<string, Set<string>>>();

  record({ roleLogicalId, action, resource }: UsedPermission): void {
    const actions = this.#used.get(roleLogicalId) ?? new Map<string, Set<string>>();
    this.#used.set(roleLogicalId, actions);
    const resources = actions.get(action) ?? new Set<string>();
    actions.set(action, resources);
    if (resources.size < REMEMBERED_RESOURCES) resources.add(resource);
  }

  /** All recorded permissions, in the order of first use. */
  entries(): readonly UsedPermission[] {
    return [...this.#used].flatMap(([roleLogicalId, actions]) =>
      [...actions].flatMap(([action, resources]) =>
        [...resources].map((resource) => ({ roleLogicalId, action, resource })),
      ),
    );
  }
}
