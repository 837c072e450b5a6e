-- Coming open days of all schools, by which the pages of regions list and count them.

create index school_events_open_days on school_events (ends_at, school_id) where kind = 'open_day';
