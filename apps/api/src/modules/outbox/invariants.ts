// nothing here is translated: names of invariants are for those who operate the system
export const outboxInvariants = [
  {
    name: 'outbox empty within 60 s',
    sql: 'select org_id, event_id, topic, tries from outbox where done_ms is null and created_ms < extract(epoch from now()) * 1000 - 60000',
  },
] as const
