export { DebugLog } from './debug-log.tsx'
