export { DetailsPage } from './details-page.tsx'
export { type FoundHotel, findHotel, statusOf } from './find-hotel.ts'
export { onlyReviewsDiffer } from './only-reviews-differ.ts'
