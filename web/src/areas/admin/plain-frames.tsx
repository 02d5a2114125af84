import { PlainFrame } from '../../parts/plain-frame.tsx'

export function CompaniesScreen() {
  return (
    <PlainFrame
      title="Companies"
      says="Every company will be listed here, with its jobs and credits."
    />
  )
}

export function JobsScreen() {
  return (
    <PlainFrame
      title="Jobs"
      says="Every job will be listed here, with its state and applications."
    />
  )
}

export function JobScreen() {
  return <PlainFrame title="Job" says="One job and its applicants will be shown here." />
}

export function ContractorsScreen() {
  return <PlainFrame title="Contractors" says="Every contractor will be listed here." />
}

export function ContractorScreen() {
  return <PlainFrame title="Contractor" says="One contractor’s profile will be shown here." />
}
