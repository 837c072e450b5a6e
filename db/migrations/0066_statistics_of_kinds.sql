-- Numbers of schools for children before the first class are compared with each other, apart from those of primary schools.
-- Statistics that mix both go, and with them the coverage, without which an hourly task makes both anew.
delete from fact_statistics where category = 'primary';
delete from coverage_statistics;
comment on column fact_statistics.category is 'The kind of schools that are compared: their type, or nursery for those of the type primary that take younger children only.';
