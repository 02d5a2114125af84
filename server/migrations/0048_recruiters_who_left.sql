-- Whoever of the staff leaves is told to administrators as such: a link from one of them lets them in again.
alter table account
  drop constraint account_check2,
  add constraint account_ended_at_check check (ended_at is null or audience in ('staff', 'admin'));
