import { productKey, type Audience } from '@headframe/wire'

import { forgetKept } from './offline/kept-shelf.ts'
import { personOf } from './person.ts'
import { readStored, removeStored, store } from './storage.ts'

/** Those who sign in with a token in the browser's storage. Administrators have a cookie instead. */
export type Kind = Exclude<Audience, 'admin'>

export interface Session {
  /** A staff member is signed in. */
  readonly isLoggedIn: boolean
  readonly isContractorLoggedIn: boolean
  readonly isCompanyLoggedIn: boolean
  /** The administrator's cookie was good the last time that it was asked. */
  readonly isAdministrator: boolean
  readonly contractorName: string | undefined
  /** Another tab has put somebody else in the place of whoever was at work in this one. */
  readonly replaced: readonly Kind[]
}

const kinds: readonly Kind[] = ['contractor', 'company', 'staff']
const tokenKeys = {
  contractor: 'contractorToken',
  company: 'companyToken',
  staff: 'adminToken',
} as const
const contractorNameKey = 'contractorName'
const lastSignInKey = `${productKey}LastSignIn`
const legacyTokenKey = `${productKey}Token`

/** Nobody is contractor and company at once: signing in as one ends the other. */
export const rivals: Readonly<Partial<Record<Kind, Kind>>> = {
  contractor: 'company',
  company: 'contractor',
}

let tokens: Partial<Record<Kind, string>> = {}
let replaced: readonly Kind[] = []
let session: Session = sessionNow(undefined, false)
const serials: Record<Audience, number> = { contractor: 0, company: 0, staff: 0, admin: 0 }
const listeners = new Set<() => void>()
const refused = new Set<Audience>()
/** Whose each session of this tab is, by the mark of their address. */
let people: Partial<Record<Kind, string>> = {}

/** Takes up what the browser has kept, and follows what other tabs do. Answers how to stop that. */
export function openSession(): () => void {
  removeStored(legacyTokenKey)
  takeUpStored()

  const follow = (event: StorageEvent) => {
    if (event.key !== null && !isOurs(event.key)) return
    // Another tab has ended it. A screen that goes from under its reader says why.
    for (const kind of kinds) if (tokens[kind] && !readStored(tokenKeys[kind])) refused.add(kind)
    takeUpStored()
    for (const kind of kinds) if (tokens[kind]) refused.delete(kind)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

export function beginSession(kind: Kind, token: string, name?: string): void {
  const rival = rivals[kind]
  if (rival) forget(rival)

  // What the last contractor has read is not for the next one.
  if (kind === 'contractor') forgetKept()
  store(tokenKeys[kind], token)
  refused.delete(kind)
  replaced = replaced.filter((one) => one !== kind)
  if (rival) store(lastSignInKey, kind)
  if (kind === 'contractor') store(contractorNameKey, name ?? '')
  const others = rival ? { [rival]: undefined } : {}
  become({ ...tokens, ...others, [kind]: token }, kind === 'contractor' ? name : undefined)
}

export function endSession(kind: Kind): void {
  refused.delete(kind)
  replaced = replaced.filter((one) => one !== kind)
  forget(kind)
  become(
    { ...tokens, [kind]: undefined },
    kind === 'contractor' ? undefined : session.contractorName,
  )
}

/** The server takes the token no more: whoever used it is told so where they sign in again. */
export function endRefusedSession(kind: Kind): void {
  endSession(kind)
  refused.add(kind)
}

/** The same for the cookie. Whoever it was never good for was not signed out. */
export function endRefusedAdministrator(): void {
  if (!session.isAdministrator) return
  noteAdministrator(false)
  refused.add('admin')
}

export function wasSessionRefused(audience: Audience): boolean {
  return refused.has(audience)
}

/** What the server said of the administrator's cookie when it was last asked. */
export function noteAdministrator(isAdministrator: boolean): void {
  refused.delete('admin')
  if (session.isAdministrator === isAdministrator) return
  if (!isAdministrator) serials.admin += 1
  session = { ...session, isAdministrator }
  tell()
}

export function currentSession(): Session {
  return session
}

export function tokenOf(kind: Kind): string | undefined {
  return tokens[kind]
}

export function tokenFor(audiences: readonly Audience[]): string | undefined {
  return kinds.map((kind) => (audiences.includes(kind) ? tokens[kind] : undefined)).find(Boolean)
}

/** Changes whenever somebody else is calling, so that nothing read for one is shown to another. */
export function callerMark(audiences: readonly Audience[]): string {
  return audiences.map((audience) => `${audience}:${serials[audience]}`).join(' ')
}

/** Whether what was read under this mark was read for whoever is calling now. */
export function isStillCalling(mark: string): boolean {
  return mark === '' || mark === callerMark(audiencesIn(mark))
}

function audiencesIn(mark: string): Audience[] {
  // `callerMark` wrote it.
  return mark.split(' ').map((part) => part.split(':', 1)[0] as Audience)
}

export function subscribeToSession(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

function takeUpStored(): void {
  replaced = replacedIn()
  const contractor = readStored(tokenKeys.contractor)
  const company = readStored(tokenKeys.company)
  const staff = readStored(tokenKeys.staff)
  const name = readStored(contractorNameKey)

  if (contractor && company) {
    const older = readStored(lastSignInKey) === 'company' ? 'contractor' : 'company'
    forget(older)
    become({ contractor, company, staff, [older]: undefined }, name)
  } else {
    become({ contractor, company, staff }, name)
  }
}

/** Those who another tab says have signed in without a sign-out between that would have been seen here. */
function replacedIn(): readonly Kind[] {
  return kinds.filter((kind) => {
    const token = readStored(tokenKeys[kind])
    if (!token || !tokens[kind]) return false
    // Whoever is not known is nobody else.
    const isOther = Boolean(people[kind]) && personOf(kind) !== people[kind]
    return (isOther && token !== tokens[kind]) || replaced.includes(kind)
  })
}

function become(next: Partial<Record<Kind, string>>, contractorName: string | undefined): void {
  const changed = kinds.filter((kind) => (next[kind] || undefined) !== tokens[kind])
  const name = next.contractor ? contractorName || undefined : undefined
  if (changed.length === 0 && name === session.contractorName) return

  tokens = Object.fromEntries(kinds.map((kind) => [kind, next[kind] || undefined]))
  people = Object.fromEntries(kinds.map((kind) => [kind, personOf(kind)]))
  for (const kind of changed) serials[kind] += 1
  session = sessionNow(name, session.isAdministrator)
  tell()
}

function sessionNow(contractorName: string | undefined, isAdministrator: boolean): Session {
  return {
    isLoggedIn: Boolean(tokens.staff),
    isContractorLoggedIn: Boolean(tokens.contractor),
    isCompanyLoggedIn: Boolean(tokens.company),
    isAdministrator,
    contractorName,
    replaced,
  }
}

function forget(kind: Kind): void {
  removeStored(tokenKeys[kind])
  if (kind !== 'contractor') return
  removeStored(contractorNameKey)
  forgetKept()
}

function isOurs(key: string): boolean {
  return [...Object.values(tokenKeys), contractorNameKey].some((ours) => ours === key)
}

function tell(): void {
  for (const listener of listeners) listener()
}
