-- What a contractor wishes of their next job. Nobody else is ever shown them.
create table work_wishes (
  contractor_id uuid primary key references contractor on delete cascade,
  -- As typed; each can be read.
  rosters text[] not null,
  even_time_or_better boolean not null,
  arrangements text[] not null
    check (arrangements <@ array['field', 'fifo', 'hybrid', 'office', 'wfh', 'other']),
  work_types text[] not null
    check (work_types <@ array['casual', 'contract', 'full_time', 'part_time']),
  point_of_hire text,
  point_of_hire_lat double precision check (point_of_hire_lat between -90 and 90),
  point_of_hire_lng double precision check (point_of_hire_lng between -180 and 180),
  max_travel_km integer check (max_travel_km between 1 and 3000),
  nights text not null check (nights in ('any', 'days_only')),
  longest_swing_days integer check (longest_swing_days between 1 and 60),
  updated_at timestamptz not null,
  check ((point_of_hire_lat is null) = (point_of_hire_lng is null)),
  check (point_of_hire is not null or point_of_hire_lat is null)
);
