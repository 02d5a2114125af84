import { PlainFrame } from '../../parts/plain-frame.tsx'

export function PostJobScreen() {
  return (
    <PlainFrame title="Create a Job Posting" says="You will write and publish job postings here." />
  )
}

export function ManageJobsScreen() {
  return (
    <PlainFrame
      title="Manage Jobs"
      says="Your job postings will be listed here, with their applicants and how long they have left."
    />
  )
}

export function ViewJobScreen() {
  return <PlainFrame title="Job" says="A job posting and its applicants will be shown here." />
}

export function ApplicantScreen() {
  return (
    <PlainFrame
      title="Candidate Profile"
      says="An applicant’s experience, answers and resume will be shown here."
    />
  )
}

export function EditJobScreen() {
  return <PlainFrame title="Edit Job Posting" says="You will change a job posting here." />
}

export function PoolsScreen() {
  return (
    <PlainFrame
      title="Talent Pools"
      says="The talent pools that you keep for coming work will be listed here."
    />
  )
}

export function PoolScreen() {
  return (
    <PlainFrame
      title="Talent Pool"
      says="A talent pool’s members and requirements will be shown here."
    />
  )
}

export function PaymentHistoryScreen() {
  return (
    <PlainFrame
      title="Payment History"
      says="What you have paid for postings will be listed here, with receipts."
    />
  )
}
