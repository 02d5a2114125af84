/** Somebody who may apply, as the server tells who they are. */
export const casey = {
  name: 'Casey Morgan',
  email: 'casey@mine.example',
  photo_hash: null,
  rate: 95,
  rate_type: 'hour',
  profile_complete: true,
}

/** What has come of their applying just now. */
export const applicationOfCasey = {
  application_id: '4',
  application_date: 1_790_000_000,
  status: 0,
  rate: 95,
  rate_type: 'hour',
  decision_date: null,
  reason: null,
}
