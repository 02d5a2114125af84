import { codeOrRefusal } from '../../../calls/code-or-refusal.ts'

/** What the wizard asks the server: nobody waits for it to see the first step. */
export const loadRegistrationCalls = () => codeOrRefusal(import('./registration-calls.ts'))
