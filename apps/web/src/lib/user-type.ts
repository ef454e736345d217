// What kind of account a person has: `usr_type` of the calls.
export const OPERATOR = 1
export const MEMBER = 2
export const AGENT = 3
export const DEMO_ACCOUNT = 4
