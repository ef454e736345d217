export { TripLink } from './trip-link.tsx'
