export { NewsBell } from './news-bell.tsx'
