import type { Config } from '../config.ts'

/** The demo's fixed sign-ins, told at the start and on no other occasion. */
export const demoSignIns = {
  staff: { email: 'staff@demo.example', password: 'demo-staff-1', path: '/admin/login' },
  admin: { email: 'admin@demo.example', password: undefined, path: '/dashboard/auth' },
  company: { email: 'company@demo.example', password: 'demo-company-1', path: '/company/login' },
  contractor: {
    email: 'contractor@demo.example',
    password: 'demo-contractor-1',
    path: '/contractor/login',
  },
} as const

export function announceDemo(config: Config, say: (line: string) => void): void {
  say('The demo marketplace is on. Sign in as')
  for (const [who, { email, password, path }] of Object.entries(demoSignIns)) {
    say(
      `  ${who.padEnd(10)}  ${config.appUrl}${path}  ${email}  ${password ?? 'by the link on the next screen'}`,
    )
  }
}
