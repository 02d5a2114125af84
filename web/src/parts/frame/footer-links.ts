import { paths } from '../../lib/paths.ts'

export type FooterReader = 'guest' | 'contractor' | 'company' | 'staff' | 'admin'

interface Column {
  heading: string
  links: readonly { label: string; to: string }[]
}

/** Where the foot of every screen leads: nobody is offered what is behind somebody else's door. */
export const footerColumns: Readonly<Record<FooterReader, readonly Column[]>> = {
  guest: [
    {
      heading: 'Contractors',
      links: [
        { label: 'Job search', to: paths.contractor.jobs },
        { label: 'Contractor login', to: paths.contractor.login },
        { label: 'Contractor registration', to: paths.contractor.register },
      ],
    },
    {
      heading: 'Companies',
      links: [
        { label: 'Company login', to: paths.company.login },
        { label: 'Company registration', to: paths.company.register },
      ],
    },
  ],
  contractor: [
    {
      heading: 'Work',
      links: [
        { label: 'Job search', to: paths.contractor.jobs },
        { label: 'Saved jobs', to: paths.contractor.savedJobs },
        { label: 'Talent communities', to: paths.contractor.communities },
      ],
    },
    {
      heading: 'Yours',
      links: [
        { label: 'Profile', to: paths.contractor.profile },
        { label: 'Applied jobs', to: paths.contractor.appliedJobs },
        { label: 'Settings', to: paths.contractor.settings },
      ],
    },
  ],
  company: [
    {
      heading: 'Hiring',
      links: [
        { label: 'Dashboard', to: paths.company.dashboard },
        { label: 'Manage jobs', to: paths.company.manageJobs },
        { label: 'Talent pools', to: paths.company.pools },
      ],
    },
    {
      heading: 'Your company',
      links: [
        { label: 'Settings', to: paths.company.settings },
        { label: 'The job board', to: paths.contractor.jobs },
      ],
    },
  ],
  // Their headers name every screen, and what they work at needs the room.
  staff: [],
  admin: [],
}
