export { DetailsPage } from './details-page.tsx'
export { type FoundHotel, findHotel, statusOf } from './find-hotel.ts'
export { DetailsShape } from './panels/details-states.tsx'
export { onlyReviewsDiffer } from './reviews.ts'
