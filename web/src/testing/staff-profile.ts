import type { StaffProfile, TicketToday } from '@headframe/wire'

/** Somebody in a library of whom nothing but their name is known. */
export function aStaffProfile(full_name: string): StaffProfile {
  return {
    profile_hash: full_name,
    hash: full_name,
    uuid: null,
    full_name,
    email: null,
    phone: null,
    location: null,
    linkedin_url: null,
    employeeType: 2,
    availability: 0,
    availability_date: null,
    sortingAvailability: null,
    salary: null,
    rate: null,
    visa: null,
    trafficlight_status: 0,
    current_role: null,
    current_company: null,
    total_experience: null,
    experience_company: null,
    updated_total_experience: null,
    updated_experience_company: null,
    total_companies: 0,
    companies: '[]',
    loyalty: null,
    tags: [],
    tickets: [],
    talentPools: [],
    pools: [],
    notes: [],
    notes_count: 0,
    parse_date: null,
    parse_timestamp: null,
    has_resume: false,
    member_status: null,
    member_since: null,
    source: 'upload',
    said: null,
  }
}

/** One that holds, of which no end is known. */
export function aTicket(name: string, told: Partial<TicketToday> = {}): TicketToday {
  return {
    name,
    short: name,
    machine: null,
    expires: null,
    ends_soon: false,
    has_ended: false,
    ...told,
  }
}
