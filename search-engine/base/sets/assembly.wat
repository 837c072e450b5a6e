;; Sets of bits: 16 bytes at a time, and counted with the instruction for the ones of a word. The test of assembly.ts
;; assembles this text and compares the result with the bytes there.
(module
  (memory (export "memory") 1)
  ;; Of all functions a, b: addresses of two sets; length: of each, in bytes, a multiple of 64.
  ;; Number of ones that both have.
  (func (export "count") (param $a i32) (param $b i32) (param $length i32) (result i32)
    (local $end i32)
    (local $sum i64)
    (local.set $end (i32.add (local.get $a) (local.get $length)))
    (block $done
      (loop $each
        (br_if $done (i32.ge_u (local.get $a) (local.get $end)))
        (local.set $sum
          (i64.add
            (i64.add
              (i64.add
                (i64.add
                  (i64.popcnt (i64.and (i64.load (local.get $a)) (i64.load (local.get $b))))
                  (i64.popcnt (i64.and (i64.load offset=8 (local.get $a)) (i64.load offset=8 (local.get $b)))))
                (i64.add
                  (i64.popcnt (i64.and (i64.load offset=16 (local.get $a)) (i64.load offset=16 (local.get $b))))
                  (i64.popcnt (i64.and (i64.load offset=24 (local.get $a)) (i64.load offset=24 (local.get $b))))))
              (i64.add
                (i64.add
                  (i64.popcnt (i64.and (i64.load offset=32 (local.get $a)) (i64.load offset=32 (local.get $b))))
                  (i64.popcnt (i64.and (i64.load offset=40 (local.get $a)) (i64.load offset=40 (local.get $b)))))
                (i64.add
                  (i64.popcnt (i64.and (i64.load offset=48 (local.get $a)) (i64.load offset=48 (local.get $b))))
                  (i64.popcnt (i64.and (i64.load offset=56 (local.get $a)) (i64.load offset=56 (local.get $b)))))))
            (local.get $sum)))
        (local.set $a (i32.add (local.get $a) (i32.const 64)))
        (local.set $b (i32.add (local.get $b) (i32.const 64)))
        (br $each)))
    (i32.wrap_i64 (local.get $sum)))
  ;; Keeps in a only what b has, too.
  (func (export "intersect") (param $a i32) (param $b i32) (param $length i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $a) (local.get $length)))
    (block $done
      (loop $each
        (br_if $done (i32.ge_u (local.get $a) (local.get $end)))
        (v128.store (local.get $a) (v128.and (v128.load (local.get $a)) (v128.load (local.get $b))))
        (v128.store offset=16 (local.get $a) (v128.and (v128.load offset=16 (local.get $a)) (v128.load offset=16 (local.get $b))))
        (v128.store offset=32 (local.get $a) (v128.and (v128.load offset=32 (local.get $a)) (v128.load offset=32 (local.get $b))))
        (v128.store offset=48 (local.get $a) (v128.and (v128.load offset=48 (local.get $a)) (v128.load offset=48 (local.get $b))))
        (local.set $a (i32.add (local.get $a) (i32.const 64)))
        (local.set $b (i32.add (local.get $b) (i32.const 64)))
        (br $each))))
  ;; Adds to a what b has.
  (func (export "unite") (param $a i32) (param $b i32) (param $length i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $a) (local.get $length)))
    (block $done
      (loop $each
        (br_if $done (i32.ge_u (local.get $a) (local.get $end)))
        (v128.store (local.get $a) (v128.or (v128.load (local.get $a)) (v128.load (local.get $b))))
        (v128.store offset=16 (local.get $a) (v128.or (v128.load offset=16 (local.get $a)) (v128.load offset=16 (local.get $b))))
        (v128.store offset=32 (local.get $a) (v128.or (v128.load offset=32 (local.get $a)) (v128.load offset=32 (local.get $b))))
        (v128.store offset=48 (local.get $a) (v128.or (v128.load offset=48 (local.get $a)) (v128.load offset=48 (local.get $b))))
        (local.set $a (i32.add (local.get $a) (i32.const 64)))
        (local.set $b (i32.add (local.get $b) (i32.const 64)))
        (br $each))))
  ;; Removes from a what b has.
  (func (export "subtract") (param $a i32) (param $b i32) (param $length i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $a) (local.get $length)))
    (block $done
      (loop $each
        (br_if $done (i32.ge_u (local.get $a) (local.get $end)))
        (v128.store (local.get $a) (v128.andnot (v128.load (local.get $a)) (v128.load (local.get $b))))
        (v128.store offset=16 (local.get $a) (v128.andnot (v128.load offset=16 (local.get $a)) (v128.load offset=16 (local.get $b))))
        (v128.store offset=32 (local.get $a) (v128.andnot (v128.load offset=32 (local.get $a)) (v128.load offset=32 (local.get $b))))
        (v128.store offset=48 (local.get $a) (v128.andnot (v128.load offset=48 (local.get $a)) (v128.load offset=48 (local.get $b))))
        (local.set $a (i32.add (local.get $a) (i32.const 64)))
        (local.set $b (i32.add (local.get $b) (i32.const 64)))
        (br $each))))
  ;; The sets as rows of 128 columns, several rows to a block: number of columns that have a one in common in some row
  ;; of a block, over all blocks.
  ;; blocks: address of the first row of each block and the end of the last one; last: address of that end.
  (func (export "countColumns") (param $a i32) (param $b i32) (param $blocks i32) (param $last i32) (result i32)
    (local $row i32)
    (local $end i32)
    (local $some v128)
    (local $sum v128)
    (local.set $row (i32.shl (i32.load (local.get $blocks)) (i32.const 4)))
    (block $done
      (loop $each
        (br_if $done (i32.ge_u (local.get $blocks) (local.get $last)))
        (local.set $blocks (i32.add (local.get $blocks) (i32.const 4)))
        (local.set $end (i32.shl (i32.load (local.get $blocks)) (i32.const 4)))
        (local.set $some (v128.const i32x4 0 0 0 0))
        (loop $rows
          (local.set $some
            (v128.or
              (local.get $some)
              (v128.and
                (v128.load (i32.add (local.get $a) (local.get $row)))
                (v128.load (i32.add (local.get $b) (local.get $row))))))
          (local.set $row (i32.add (local.get $row) (i32.const 16)))
          (br_if $rows (i32.lt_u (local.get $row) (local.get $end))))
        (local.set $sum
          (i32x4.add
            (local.get $sum)
            (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (i8x16.popcnt (local.get $some))))))
        (br $each)))
    (call $add (local.get $sum)))
  (func $add (param $four v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $four)) (i32x4.extract_lane 1 (local.get $four)))
      (i32.add (i32x4.extract_lane 2 (local.get $four)) (i32x4.extract_lane 3 (local.get $four))))))
