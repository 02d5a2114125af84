/** Apart from the rules, because screens tell of it before anything is judged. */
export const passwordMin = 8
export const passwordMax = 200
