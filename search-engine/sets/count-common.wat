;; What two sets of bits have in common: 16 bytes at a time, with the instruction that counts the ones of each byte. The
;; test of count-common.ts assembles this text and compares the result with the bytes there.
(module
  (memory (export "memory") 1)
  ;; a, b: addresses of the sets; length: of each, in bytes, a multiple of 16.
  (func (export "count") (param $a i32) (param $b i32) (param $length i32) (result i32)
    (local $end i32)
    (local $blockEnd i32)
    (local $ofBytes v128)
    (local $sum v128)
    (local.set $end (i32.add (local.get $a) (local.get $length)))
    (block $done
      (loop $blocks
        (br_if $done (i32.ge_u (local.get $a) (local.get $end)))
        ;; A byte holds at most 255: after 16 rounds of at most 8 ones its count goes into the sum of 32 bits.
        (local.set $ofBytes (v128.const i32x4 0 0 0 0))
        (local.set $blockEnd (i32.add (local.get $a) (i32.const 256)))
        (if (i32.gt_u (local.get $blockEnd) (local.get $end))
          (then (local.set $blockEnd (local.get $end))))
        (loop $words
          (local.set $ofBytes
            (i8x16.add
              (local.get $ofBytes)
              (i8x16.popcnt (v128.and (v128.load (local.get $a)) (v128.load (local.get $b))))))
          (local.set $a (i32.add (local.get $a) (i32.const 16)))
          (local.set $b (i32.add (local.get $b) (i32.const 16)))
          (br_if $words (i32.lt_u (local.get $a) (local.get $blockEnd))))
        (local.set $sum
          (i32x4.add
            (local.get $sum)
            (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (local.get $ofBytes)))))
        (br $blocks)))
    (call $add (local.get $sum)))
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
