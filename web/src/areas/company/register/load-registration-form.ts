/** The rules of the form and all that they need: nobody waits for them to see the first step. */
export const loadRegistrationForm = () => import('./registration-form.ts')
