/** Object keys would otherwise grow with the number of emails. */
const REMEMBERED_RESOURCES = 200;

interface UsedPermission {
  readonly roleLogicalId: string;
  readonly action: string;
  readonly resource: string;
}

export class PermissionJournal {
  readonly #used = new Map<string, Map<string, Set<string>>>();

  record({ roleLogicalId, action, resource }: UsedPermission): void {
    const actions = this.#used.get(roleLogicalId) ?? new Map<string, Set<string>>();
    this.#used.set(roleLogicalId, actions);
    const resources = actions.get(action) ?? new Set<string>();
    actions.set(action, resources);
    if (resources.size < REMEMBERED_RESOURCES) resources.add(resource);
  }

  entries(): readonly UsedPermission[] {
    return [...this.#used].flatMap(([roleLogicalId, actions]) =>
      [...actions].flatMap(([action, resources]) =>
        [...resources].map((resource) => ({ roleLogicalId, action, resource })),
      ),
    );
  }
}
