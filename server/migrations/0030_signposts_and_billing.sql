-- The locations that open postings name, by how many name each, without touching one of them.
create index job_open_by_location on job (work_location) include (expires_at)
  where published_at is not null and closed_at is null and location_lat is not null;

-- How a company wants its receipts made out: under another name, with its business number and its own
-- number for the order. What it leaves out is not printed, and its own name stands for the other.
alter table company
  add column billing_name text,
  add column billing_abn text,
  add column order_number text;

-- As it was when the receipt was written.
alter table payment
  add column billed_abn text,
  add column order_number text;
