/** `3 nights` */
export const nightsText = (nights: number): string => `${nights} ${nights === 1 ? 'night' : 'nights'}`
