export { deskAddressText } from './desk-text.ts'
export { factText } from './fact-text.ts'
export { inclusionText, roomText, viewText } from './room-text.ts'
export { walkText } from './way-text.ts'
