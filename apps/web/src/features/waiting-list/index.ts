export { JoinWaitingList } from './join-waiting-list.tsx'
export { WaitingEntry } from './waiting-entry.tsx'
export { getWaiting, listWaiting } from './waiting-list-api.ts'
export { WaitingSection } from './waiting-section.tsx'
