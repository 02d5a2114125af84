-- Deleting a posting looks for what was paid and spent for it, as does whoever presses Pay.
create index payment_of_job on payment (job_id);
create index credit_entry_of_job on credit_entry (job_id);

-- Apostrophes and dashes of every kind find each other.
update job set words = translate(words, '‘’‛′´`ʼ‐‑‒–—−', '''''''''''''''------');

-- Whoever looks for work in a state means all of it.
alter table job add column state text;
update job set state = case time_zone
  when 'Australia/Perth' then 'WA'
  when 'Australia/Darwin' then 'NT'
  when 'Australia/Adelaide' then 'SA'
  when 'Australia/Brisbane' then 'QLD'
  when 'Australia/Sydney' then 'NSW'
  when 'Australia/Melbourne' then 'VIC'
  when 'Australia/Hobart' then 'TAS'
end;
create index job_open_by_state on job (state)
  where published_at is not null and closed_at is null and location_lat is not null;

-- A receipt that was given once reads the same for ever, whatever its company is called later.
alter table payment add column billed_to text;
update payment set billed_to = company.name from company
  where company.id = payment.company_id and receipt_number is not null;
