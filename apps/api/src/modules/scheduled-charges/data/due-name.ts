/** What rows that fall due are announced as. */
export const LATER_CHARGES = 'later_charges'
