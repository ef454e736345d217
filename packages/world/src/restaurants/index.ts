export { type DiningCountry, diningCountry } from './country.ts'
export type { OthersTable } from './others.ts'
export { type AreaKind, type Cuisine, type PriceLevel, type Restaurant, type Service, seatsOf, type Table, turnCells } from './restaurant.ts'
export { createRestaurantWorld, type DiningPlace, type RestaurantWorld } from './restaurants.ts'
