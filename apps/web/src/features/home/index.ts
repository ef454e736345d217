export { Home } from './home.tsx'
export { type Destination, listDestinations } from './home-api.ts'
export { type LowestByPlace, lowestPrices } from './lowest-prices-api.ts'
